/**
 * The eligibility and lookup calls (资格核验与查询): one handler for every register of the table. A check is judged in the first mode of its row; what
 * a scene says of it besides stays with the pre-checks of that scene.
 */
import { Api } from '@ljonething/api/Api'
import { Rejected } from '@ljonething/api/errors/errors'
import { callNames, PersonNumbers, wireName } from '@ljonething/api/oneThing/RegisterCallsApi'
import type { CallName } from '@ljonething/api/oneThing/RegisterCallsApi'
import { preCheckStatus } from '@ljonething/domain/codes/preCheck'
import { codedFacts } from '@ljonething/domain/registers/codedNames'
import type { GivenValues } from '@ljonething/domain/registers/givenTo'
import type { Register } from '@ljonething/domain/registers/Register'
import { isCheckName, registerNamed } from '@ljonething/domain/registers/registers'
import { Effect, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { prepareAs } from '../plans/mayFile.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { readFormValue } from '../platform/formValues.ts'
import { askerWithin, currentAsker } from './Asker.ts'
import type { Asker } from './Asker.ts'
import { askingScenes } from './askingScenes.ts'
import { Registers } from './Registers.ts'
import { gap, unknown } from './refusals.ts'

type Payload = Readonly<Record<string, string | undefined>>

const readNumbers = Schema.decodeUnknownEffect(PersonNumbers)
const readPerson = Effect.fnUntraced(function* (raw: string) {
  const text = yield* readFormValue(raw)
  return yield* Effect.mapError(readNumbers(text), () => new Rejected({ msg: '不识别的参数类型' }))
})

/** What was given in the words of the system, by the first name that a scene has for it. */
const valuesOf = Effect.fnUntraced(function* ({ params }: Register, payload: Payload) {
  const values = yield* Effect.forEach(Object.entries(params), ([own, param]) => {
    const given = payload[wireName(own, param)] ?? ''
    return Effect.map(
      param.isPerson === true ? readPerson(given) : Effect.succeed(given),
      (value) => [param.names[0] ?? own, value] as const
    )
  })
  return Object.fromEntries(values) satisfies GivenValues
})

export const RegisterCalls = HttpApiBuilder.group(
  Api,
  'oneThingRegisterCalls',
  Effect.fn(function* (handlers) {
    const opened = yield* OpenedHandlings
    const registers = yield* Registers
    const { scenes } = yield* Catalogue
    const served = askingScenes(scenes.map(({ scene }) => scene))

    const verdictOf = Effect.fnUntraced(function* (name: CallName, row: Register, values: GivenValues, asker: Asker) {
      const mode = row.check?.modes[0]
      if (mode === undefined || !isCheckName(name)) return { status: undefined }
      const { status, message, type } = yield* registers.preCheck({ check: { api: name, params: [], mode } }, values, asker)
      return { status, message, ...(type === undefined ? {} : { type }) }
    })
    const knownOf = Effect.fnUntraced(function* (name: CallName, { lookup }: Register, values: GivenValues, asker: Asker, status?: string) {
      if (lookup === undefined) return {}
      // Whom nothing can be told about is not asked about twice, so that it counts once as well.
      if (status === preCheckStatus.code.unknown) return { found: false, values: {} }
      const found = yield* registers
        .lookup(name, values, asker)
        .pipe(Effect.catchTags({ UnknownRegister: Effect.die, RegisterGap: () => Effect.fail(gap()) }))
      return { found: found !== undefined, values: codedFacts({ lookup }, found?.values ?? {}) }
    })
    const answer = (name: CallName) =>
      Effect.fn('registerCall')(function* ({ payload }: { readonly payload: Payload }) {
        const asker = yield* askerWithin(opened, yield* currentAsker, payload['sceneid'], registerNamed(name)?.check ? '预检' : '填写')
        const asking = served.get(name)
        const row = registerNamed(name)
        if (asking === undefined || row === undefined) return yield* unknown()
        yield* prepareAs(asking, asker.user)
        const values = yield* valuesOf(row, payload)
        const verdict = yield* verdictOf(name, row, values, asker)
        const said = { ...verdict, ...(yield* knownOf(name, row, values, asker, verdict.status)) }
        // What it has to be for this register the schema of its call sees to as it is written.
        return said as never
      })
    const answers = Object.fromEntries(callNames.map((name) => [name, answer(name)]))
    return handlers.handleAll(answers as Readonly<Record<CallName, ReturnType<typeof answer>>>)
  })
)
