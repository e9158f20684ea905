/** Personnel archives (人事档案) in the sandbox: where the archive of a person lies, and whether it may be passed on (可转递). */
import { isListed, rowsAbout } from './listed.ts'
import { factsOfPeople } from './peopleWith.ts'
import type { SandboxAnswers } from './SandboxAnswers.ts'

export const archive: SandboxAnswers<'archive'> = {
  checks: {
    'archive/status': (question) => {
      const answer = isListed(question, 'idCard', 'archive', ({ status }) => status === '可转递')
      return answer && { ...answer, facts: factsOfPeople(rowsAbout(question, 'idCard', 'archive'), { location: 'location' }) }
    }
  },
  lookups: {}
}
