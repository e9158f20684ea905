/**
 * `npm run content:check [folder]`: prints every problem as `file:line: message` and a summary; exit 1 when something is wrong.
 */
import { relative, resolve } from 'node:path'
import { checkContent } from './checkContent.ts'
import { problemText } from './Problem.ts'

const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../../content'))
const started = performance.now()
const { problems, scenes, questions, fields, materials, paths } = checkContent(folder, relative(process.cwd(), folder) || '.')
for (const problem of problems) console.error(problemText(problem))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `${scenes} scenes, ${questions} questions, ${fields} fields, ${materials} materials, ${paths.toLocaleString('en')} guide paths explored in ${seconds} s: ` +
    (problems.length === 0 ? 'nothing wrong' : `${problems.length} problems`)
)
process.exitCode = problems.length === 0 ? 0 : 1
