import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected } from '@ljonething/api/errors/errors'
import { RegisterParams } from '@ljonething/api/space/RegistersApi'
import { foldParams } from '@ljonething/domain/form/foldParams'
import type { SourceName } from '@ljonething/domain/registers/registers'
import { Effect, Layer, Schema } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { prepareAs, sceneFor } from '../plans/mayFile.ts'
import { OpenedHandlings } from '../plans/OpenedHandlings.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { askerWithin, currentAsker } from './Asker.ts'
import { lookupScenes } from './askingScenes.ts'
import { gap, unknown } from './refusals.ts'
import { registeredFields } from './registeredFields.ts'
import { RegisterCalls } from './registerCalls.ts'
import { Registers } from './Registers.ts'
import { Sources } from './sources/Sources.ts'

const decodeParams = Schema.decodeUnknownEffect(Schema.fromJsonString(RegisterParams))
const readParams = Effect.fnUntraced(function* (raw: string) {
  const text = yield* readFormValue(raw)
  return yield* Effect.mapError(decodeParams(text), () => new Rejected({ msg: '不识别的参数类型' }))
})

/** Of a search that asks for no page. */
const mostListed = 30

interface Search {
  readonly keyword?: string
  readonly page?: number
  readonly size?: number
  readonly parent?: string
  readonly values?: Readonly<Record<string, string>>
}

const Questions = HttpApiBuilder.group(
  Api,
  'spaceRegisters',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const opened = yield* OpenedHandlings
    const registers = yield* Registers
    const served = lookupScenes(catalogue.scenes.map(({ scene }) => scene))

    return handlers.handleAll({
      checkYb: Effect.fn(function* ({ payload }) {
        const asker = yield* askerWithin(opened, yield* currentAsker, payload.sceneid, '预检')
        const { scene } = yield* sceneFor(asker.user, payload.sceneid, catalogue)
        const preCheck = scene.preChecks.find(({ code }) => code === payload.checkType)
        if (preCheck === undefined) return yield* new NotFound({ msg: '未查询到该预检条件' })
        const {
          known,
          type: _type,
          unverified: _unverified,
          ...result
        } = yield* registers.preCheck(preCheck, foldParams(scene, yield* readParams(payload.checkCondition)), asker)
        return known === undefined ? result : { ...result, known: { ...known, values: registeredFields(catalogue, scene, known.values) } }
      }),
      jsLinkage: Effect.fn(function* ({ payload }) {
        const asker = yield* askerWithin(opened, yield* currentAsker, payload.sceneid, '填写')
        const scenes = served.get(payload.interfacename)
        if (scenes === undefined) return yield* unknown()
        yield* prepareAs(scenes, asker.user)
        const params = yield* readParams(payload.params)
        const answer = yield* registers
          .lookup(payload.interfacename, params, asker)
          .pipe(Effect.catchTags({ UnknownRegister: () => Effect.fail(unknown()), RegisterGap: () => Effect.fail(gap()) }))
        return answer === undefined ? { found: false, values: {} } : { found: true, ...answer }
      })
    })
  })
)

const Searches = HttpApiBuilder.group(
  Api,
  'oneThingRegisters',
  Effect.fn(function* (handlers) {
    const sources = yield* Sources
    const found = Effect.fn(function* (source: string, { keyword = '', page, size, parent, values = {} }: Search) {
      const options = yield* Effect.catchTag(sources.search(source, { keyword, parent }, values), 'RegisterGap', () => Effect.fail(gap()))
      if (page === undefined) return options.slice(0, mostListed)
      const window = pageWindow(page, size)
      return pageOf(window, options.slice(window.offset, window.offset + window.limit), options.length)
    })
    /** It depends on nothing that has to be chosen before. */
    const under = (source: SourceName) =>
      Effect.fn(function* ({ payload }: { readonly payload: Search }) {
        return yield* Effect.catchTags(found(source, payload), { UnknownRegister: Effect.die, Rejected: Effect.die })
      })
    return handlers.handleAll({
      remoteSearch: Effect.fn(function* ({ payload }) {
        return yield* Effect.catchTag(found(payload.source, payload), 'UnknownRegister', () => Effect.fail(unknown()))
      }),
      getVfcSelect: under('newBorn/getVfcSelect'),
      bankSearch: under('newBorn/bankSearch')
    })
  })
)

export const RegistersHandlers = Layer.mergeAll(Questions, RegisterCalls, Searches)
