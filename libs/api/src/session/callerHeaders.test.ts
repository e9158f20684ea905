import { describe, expect, it } from 'vitest'
import { callerHeaders } from './callerHeaders.ts'

describe('the headers of a call', () => {
  it.each([
    [{}, undefined, undefined],
    [{ 'auth-center-token': 'a'.repeat(512), 'client-type': '1' }, 'a'.repeat(512), '1'],
    [{ 'auth-center-token': 'a'.repeat(513), 'client-type': '1'.repeat(65) }, undefined, undefined],
    [{ 'auth-center-token': 'a\tb', 'client-type': '\u0085' }, undefined, undefined],
    [{ 'auth-center-token': '', 'client-type': 'SL' }, '', 'SL']
  ])('%j', (headers, token, clientType) => {
    expect(callerHeaders(headers)).toEqual({ token, clientType })
  })
})
