/**
 * Registers over HTTP (登记库接口): one address for all of them, `REGISTERS_URL`. Asked are also those that the sandbox has no answer for.
 *   POST <REGISTERS_URL>/registers/<name>   { asker, params: { idCard: ['…'] } }   →   { type: '1' }  or  { values: { name: '…' } }
 *        a judged one may say more: { type: '1', facts: [{ of: '<number of the person>', values: { name: '…' } }] }
 *     with coded names in place of these where the row has them: { aac147002: ['…'] } → { aac003001: '…' }
 *   POST <REGISTERS_URL>/relations/<relation>   { asker, company?, other }   →   { type: '1' } when it is confirmed
 *   POST <REGISTERS_URL>/sources/<name>   { params }   →   { institutions: [{ value, name, region?, address?, phone?, hours? }] }, kept for a while
 *
 * 404 knows nothing of it. Whoever does not answer in time, or not like this, is a register that does not answer: undefined, and a log line
 * without any value. Of the values only the answer keys of the table are taken.
 */
import { codedParams, decodedFacts } from '@ljonething/domain/registers/codedNames'
import { registerNamed } from '@ljonething/domain/registers/registers'
import { Cache, Effect, Exit, Schema } from 'effect'
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from 'effect/http'
import type { Duration } from 'effect'
import type { OutsideAnswers } from './OutsideRegisters.ts'
import { RegisterGap } from './RegisterGap.ts'
import type { RegisterQuestion } from './RegisterQuestion.ts'
import { Institution } from './sources/Institution.ts'

const Values = Schema.Record(Schema.String, Schema.String)
const Facts = Schema.Struct({ of: Schema.optionalKey(Schema.String), values: Values })
const Judged = Schema.Struct({ type: Schema.String, facts: Schema.optionalKey(Schema.Array(Facts)) })
const Known = Schema.Struct({ values: Values })
const Offered = Schema.Struct({ institutions: Schema.Array(Institution) })

/** What a source offers changes seldom, and is asked for with every key of the keyboard. */
const keptFor = '10 minutes'
const mostKept = 100

export const httpRegisters = (address: string, timeout: Duration.Duration): Effect.Effect<OutsideAnswers> =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const post = <A>(path: string, body: object, Answer: Schema.ConstraintDecoder<A>): Effect.Effect<A | undefined> =>
      client.execute(HttpClientRequest.post(`${address}/${path}`).pipe(HttpClientRequest.bodyJsonUnsafe(body))).pipe(
        Effect.flatMap((response) =>
          response.status === 404 ? Effect.succeed(undefined) : HttpClientResponse.schemaBodyJson(Answer)(response)
        ),
        Effect.timeout(timeout),
        Effect.scoped,
        Effect.catch((failure) => Effect.as(Effect.logWarning('登记库未答复', { register: path, reason: failure._tag }), undefined))
      )
    const ask = <A>(name: string, question: RegisterQuestion, Answer: Schema.ConstraintDecoder<A>): Effect.Effect<A | undefined> => {
      const row = registerNamed(name) ?? { params: {} }
      const given = Object.fromEntries(Object.keys(row.params).map((param) => [param, question.given(param)]))
      return post(`registers/${name}`, { asker: question.user.cardId, params: codedParams(row, given) }, Answer)
    }
    const offered = yield* Cache.makeWith(
      (asked: string) => {
        const [name, params]: readonly [string, object] = JSON.parse(asked)
        return Effect.flatMap(post(`sources/${name}`, { params }, Offered), (found) =>
          found === undefined ? Effect.fail(new RegisterGap({ name })) : Effect.succeed(found.institutions)
        )
      },
      { capacity: mostKept, timeToLive: (exit) => (Exit.isSuccess(exit) ? keptFor : 0) }
    )
    const answers: OutsideAnswers = {
      check: (name, question) => ask(name, question, Judged),
      lookup: (name, question) =>
        Effect.map(ask(name, question, Known), (known) => known && decodedFacts(registerNamed(name) ?? {}, known.values)),
      related: (relation, { cardId, unionCode }, other) =>
        Effect.map(post(`relations/${relation}`, { asker: cardId, company: unionCode, other }, Judged), (judged) => judged?.type === '1'),
      source: (name, given) => Cache.get(offered, JSON.stringify([name, given]))
    }
    return answers
  }).pipe(Effect.provide(FetchHttpClient.layer))
