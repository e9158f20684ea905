import { describe, expect, it } from 'vitest'
import { submitFailure } from './submitOutcome.ts'

const issue = (kind: 'field' | 'material') => ({ kind, id: 'x', label: '', fn: '', message: '', text: '' })
const current = { version: 2, recordTime: '', content: '' }
const failure = (tag: string, rest: object = {}) =>
  submitFailure({ tag, message: '原因', issues: [], current: undefined, own: undefined, ...rest }).kind

describe('submit failure', () => {
  it.each([
    ['Invalid', { issues: [issue('field'), issue('material')] }, 'form'],
    ['Invalid', { issues: [issue('material')] }, 'materials'],
    ['Invalid', {}, 'refused'],
    ['Conflict', { current }, 'conflict'],
    ['Conflict', {}, 'refused'],
    ['NotLoggedIn', {}, 'login'],
    ['Forbidden', {}, 'forbidden'],
    ['AlreadySubmitted', {}, 'already'],
    ['PlaceGone', {}, 'place'],
    ['Rejected', {}, 'refused'],
    ['NotFound', {}, 'refused'],
    ['Transport', {}, 'again'],
    ['Timeout', {}, 'again'],
    ['UnrecognisableJson', {}, 'again'],
    ['Unavailable', {}, 'again'],
    ['Unexpected', {}, 'again']
  ])('%s %j becomes %s', (tag, rest, kind) => {
    expect(failure(tag, rest)).toBe(kind)
  })

  it('shows the message of the service', () => {
    expect(submitFailure({ tag: 'Rejected', message: '主题已停办', issues: [], current: undefined, own: undefined })).toEqual({
      kind: 'refused',
      message: '主题已停办'
    })
  })
})
