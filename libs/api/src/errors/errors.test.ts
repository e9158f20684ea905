import { describe, expect, it } from '@effect/vitest'
import { Effect, Schema } from 'effect'
import { OpenApi } from 'effect/http-api'
import { Api } from '../Api.ts'
import * as Errors from './errors.ts'

const contract: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>> = JSON.parse(
  JSON.stringify(OpenApi.fromApi(Api).paths)
)

/** The HTTP statuses under which calls of the contract answer with this error. */
const statusesOf = (tag: string) => {
  const answers = Object.values(contract).flatMap((methods) => Object.values(methods).flatMap(({ responses }) => Object.entries(responses)))
  return new Set(answers.filter(([, answer]) => JSON.stringify(answer).includes(`/${tag}Encoded"`)).map(([status]) => Number(status)))
}

const refusals = [
  { make: () => new Errors.Rejected({ msg: '该事项暂停办理' }), schema: Errors.Rejected, status: 400, code: 1, msg: '该事项暂停办理' },
  { make: () => new Errors.NotLoggedIn(), schema: Errors.NotLoggedIn, status: 401, code: 1, msg: '登录已失效，请重新登录' },
  { make: () => new Errors.Forbidden({ msg: '实名等级不足' }), schema: Errors.Forbidden, status: 403, code: 1, msg: '实名等级不足' },
  { make: () => new Errors.NotFound(), schema: Errors.NotFound, status: 404, code: 1, msg: '未查询到相关记录' },
  { make: () => new Errors.Conflict({ msg: '草稿已更新' }), schema: Errors.Conflict, status: 409, code: 1, msg: '草稿已更新' },
  {
    make: () => new Errors.AlreadySubmitted({ msg: '已提交过' }),
    schema: Errors.AlreadySubmitted,
    status: 409,
    code: 1,
    msg: '已提交过'
  },
  { make: () => new Errors.TooLarge({ msg: '超过20MB' }), schema: Errors.TooLarge, status: 413, code: 1, msg: '超过20MB' },
  { make: () => new Errors.Invalid({ msg: '请检查' }), schema: Errors.Invalid, status: 422, code: 1, msg: '请检查' },
  { make: () => new Errors.TooMany(), schema: Errors.TooMany, status: 429, code: 1, msg: '操作过于频繁，请稍后再试' },
  { make: () => new Errors.Unexpected(), schema: Errors.Unexpected, status: 500, code: -1, msg: '系统繁忙，请稍后再试' },
  { make: () => new Errors.Unavailable(), schema: Errors.Unavailable, status: 503, code: -1, msg: '服务暂不可用，请稍后再试' }
] as const

describe('[R-card-33] errors of the contract are Effect failures, told apart by their tag', () => {
  it.effect('catchTag picks one and leaves the others', () =>
    Effect.gen(function* () {
      const failing: Effect.Effect<string, Errors.NotFound | Errors.TooMany> = Effect.fail(new Errors.NotFound())
      const caught = Effect.catchTag(failing, 'NotFound', ({ msg }) => Effect.succeed(msg))
      expect(yield* caught).toBe('未查询到相关记录')
    })
  )

  it.each(refusals)('under HTTP status $status, with code $code and a Chinese message', ({ make, status, code, msg }) => {
    expect([...statusesOf(make()._tag)]).toEqual([status])
    expect(make()).toMatchObject({ code, msg })
  })

  it.each(refusals)(
    '$status goes over the wire as an envelope of its own and comes back as the same error',
    ({ make, schema, code, msg }) => {
      const codec: Schema.Codec<unknown, unknown> = Schema.toCodecJson(schema)
      const wire = Schema.encodeSync(codec)(make())
      expect(JSON.parse(JSON.stringify(wire))).toEqual({ _tag: make()._tag, code, msg })
      expect(Schema.decodeUnknownSync(codec)(JSON.parse(JSON.stringify(wire)))).toBeInstanceOf(schema)
    }
  )

  it('a conflict shows the newer side, an invalid form its fields', () => {
    const current = { version: 3, recordTime: '2026-11-20T04:10:00Z', content: '{}' }
    expect(new Errors.Conflict({ msg: '草稿已更新', current }).current).toEqual(current)
    const issue = {
      kind: 'field' as const,
      id: 'a^b',
      label: '姓名',
      fn: '_isNullorEmpty',
      message: '不能为空',
      text: '[姓名]字段不能为空'
    }
    expect(new Errors.Invalid({ msg: '请检查', issues: [issue] }).issues).toEqual([issue])
  })

  it("[R-8-01 R-8-20] the client's own errors carry the name of the call, a Chinese text for the person and the English one of the specification", () => {
    expect(new Errors.UnrecognisableJson({ request: 'x' })).toMatchObject({
      request: 'x',
      message: 'return value is unrecognisable JSON',
      msg: '系统返回的内容无法识别，请稍后再试'
    })
    for (const error of [new Errors.Transport({ request: 'x' }), new Errors.Timeout({ request: 'x' })]) {
      expect(error.request).toBe('x')
      expect(error.msg).toMatch(/^[\p{Script=Han}，]+$/u)
    }
  })
})
