import { describe, expect, it } from '@effect/vitest'
import { Effect } from 'effect'
import { fillPath } from './fillPath.ts'

describe('fillPath', () => {
  it.effect('values take the places in order, percent-encoded', () =>
    Effect.gen(function* () {
      expect(yield* fillPath('relation', '/scene/getSceneRelationMatter/{id}', ['7'])).toBe('/scene/getSceneRelationMatter/7')
      expect(yield* fillPath('x', '/{a}/in/{b}', ['甲/乙', '$&'])).toBe('/%E7%94%B2%2F%E4%B9%99/in/%24%26')
      expect(yield* fillPath('x', '/plain', [])).toBe('/plain')
    })
  )

  it.effect("[R-5-77 R-8-18 R-8-19] more or fewer values than placeholders are a 'parameter count wrong', 参数位数错误", () =>
    Effect.gen(function* () {
      for (const values of [[], ['1'], ['1', '2', '3']]) {
        const failure = yield* Effect.flip(fillPath('relation', '/{a}/{b}', values))
        expect(failure).toMatchObject({
          _tag: 'ParameterCountMismatch',
          request: 'relation',
          message: 'parameter count wrong',
          msg: '参数位数错误'
        })
      }
    })
  )
})
