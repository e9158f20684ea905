/** How satisfied people were (满意度). */
import { queryOptions } from '@tanstack/react-query'
import { keyOf } from './keys.ts'
import { run } from './run.ts'

/** With each matter of a scene. */
export const gradesQuery = (sceneCode: string) =>
  queryOptions({
    queryKey: keyOf('grades', sceneCode),
    queryFn: ({ signal }) => run('oneThingGrades', 'mydGrade', { query: { sceneCode }, signal })
  })
