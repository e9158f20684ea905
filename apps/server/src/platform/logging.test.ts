import { describe, expect, it } from 'vitest'
import { lineOf } from './logging.ts'

describe('a log line', () => {
  it('is one line of JSON whose message, annotations and cause are masked', () => {
    const line = lineOf({
      timestamp: '2026-01-02T03:04:05.678Z',
      level: 'ERROR',
      message: '电话 13812345678',
      cause: 'Error: Key (id_card)=(230103199001011234)\n  at x',
      annotations: { requestId: 'ab', token: 'secret' }
    })
    expect(line.split('\n')).toHaveLength(2)
    expect(JSON.parse(line)).toEqual({
      time: '2026-01-02T03:04:05.678Z',
      level: 'ERROR',
      message: '电话 138****5678',
      requestId: 'ab',
      token: '***',
      cause: 'Error: Key (id_card)=(230103********1234)\n  at x'
    })
  })
})
