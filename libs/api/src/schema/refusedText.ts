/**
 * What a person can do about a text that the contract does not take (文本不符): the message of its kind; undefined where something else is wrong.
 * So what is too long is said to be before it is sent, and never looks like a broken answer.
 */
import type { SchemaIssue } from 'effect'

export const refusedText = (issue: SchemaIssue.Issue): string | undefined => {
  switch (issue._tag) {
    case 'Filter': {
      const message = issue.filter.annotations?.['message']
      return typeof message === 'string' ? message : refusedText(issue.issue)
    }
    case 'Composite':
    case 'AnyOf':
      return issue.issues.map(refusedText).find((message) => message !== undefined)
    case 'Pointer':
    case 'Encoding':
      return refusedText(issue.issue)
    default:
      return undefined
  }
}
