/**
 * What is wrong with the parameters of a request (参数错误), in the published words of spec §8, without names or values of the request.
 *
 * Missing → 参数必填; of another type → 不识别的参数类型; the type, but none of the values allowed → 不在要求的参数范围中.
 */
import type { SchemaIssue } from 'effect'

const parameterMissing = '参数必填'
const parameterUnrecognised = '不识别的参数类型'
const parameterOutOfRange = '不在要求的参数范围中'

/** The first thing that is wrong, inmost. */
export const parameterText = (issue: SchemaIssue.Issue): string => {
  switch (issue._tag) {
    case 'MissingKey':
      return parameterMissing
    case 'InvalidType':
      return issue.ast._tag === 'Literal' ? parameterOutOfRange : parameterUnrecognised
    case 'AnyOf':
      if (issue.issues[0] !== undefined) return parameterText(issue.issues[0])
      return issue.ast.types.every(({ _tag }) => _tag === 'Literal') ? parameterOutOfRange : parameterUnrecognised
    case 'Composite':
      return parameterText(issue.issues[0])
    case 'Pointer':
    case 'Encoding':
    case 'Filter':
      return parameterText(issue.issue)
    default:
      return parameterOutOfRange
  }
}
