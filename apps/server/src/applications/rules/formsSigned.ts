/** Application forms that everybody signed as they stand (§3.1 signFlag). Last, since whatever else is wrong changes what is signed. */
import type { IssueRule } from './Sent.ts'

export const formsSigned: IssueRule = ({ unsigned }) => unsigned
