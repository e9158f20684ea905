import { Api } from '@ljonething/api/Api'
import { NotFound, Rejected, Unavailable } from '@ljonething/api/errors/errors'
import { RegisterParams } from '@ljonething/api/space/RegistersApi'
import { Effect, Layer, Schema } from 'effect'
import { Catalogue } from '../catalogue/Catalogue.ts'
import { prepareAs, sceneFor } from '../plans/mayFile.ts'
import { readFormValue } from '../platform/formValues.ts'
import { pageOf, pageWindow } from '../platform/paging.ts'
import { handlersOf } from '../platform/http/handlersOf.ts'
import { currentAsker } from './Asker.ts'
import { lookupScenes } from './lookupScenes.ts'
import { registeredFields } from './registeredFields.ts'
import { Registers } from './Registers.ts'
import { Sources } from './sources/Sources.ts'

const decodeParams = Schema.decodeUnknownEffect(Schema.fromJsonString(RegisterParams))
const readParams = Effect.fnUntraced(function* (raw: string) {
  const text = yield* readFormValue(raw)
  return yield* Effect.mapError(decodeParams(text), () => new Rejected({ msg: '不识别的参数类型' }))
})

/** Of a search that asks for no page. */
const mostListed = 30

const unknown = () => new NotFound({ msg: '未查询到该登记接口' })
const gap = () => new Unavailable({ msg: '暂时无法查询，请如实填写，提交后由工作人员核对' })

const Questions = handlersOf(
  Api,
  'spaceRegisters',
  Effect.fn(function* (handlers) {
    const catalogue = yield* Catalogue
    const registers = yield* Registers
    const served = lookupScenes(catalogue.scenes.map(({ scene }) => scene))

    return handlers.handleAll({
      checkYb: Effect.fn(function* ({ payload }) {
        const asker = yield* currentAsker
        const { scene } = yield* sceneFor(asker.user, payload.sceneid, catalogue)
        const preCheck = scene.preChecks.find(({ code }) => code === payload.checkType)
        if (preCheck === undefined) return yield* new NotFound({ msg: '未查询到该预检条件' })
        const { known, ...result } = yield* registers.preCheck(preCheck, yield* readParams(payload.checkCondition), asker)
        return known === undefined ? result : { ...result, known: { ...known, values: registeredFields(catalogue, scene, known.values) } }
      }),
      jsLinkage: Effect.fn(function* ({ payload }) {
        const asker = yield* currentAsker
        const scenes = served.get(payload.interfacename)
        if (scenes === undefined) return yield* unknown()
        yield* prepareAs(scenes, asker.user)
        const params = yield* readParams(payload.params)
        const values = yield* registers
          .lookup(payload.interfacename, params, asker)
          .pipe(Effect.catchTags({ UnknownRegister: () => Effect.fail(unknown()), RegisterGap: () => Effect.fail(gap()) }))
        return values === undefined ? { found: false, values: {} } : { found: true, values }
      })
    })
  })
)

const Searches = handlersOf(
  Api,
  'oneThingRegisters',
  Effect.fn(function* (handlers) {
    const sources = yield* Sources
    return handlers.handleAll({
      remoteSearch: Effect.fn(function* ({ payload: { source, keyword, page, size, parent, values = {} } }) {
        const options = yield* sources
          .search(source, { keyword, parent }, values)
          .pipe(Effect.catchTags({ UnknownRegister: () => Effect.fail(unknown()), RegisterGap: () => Effect.fail(gap()) }))
        if (page === undefined) return options.slice(0, mostListed)
        const window = pageWindow(page, size)
        return pageOf(window, options.slice(window.offset, window.offset + window.limit), options.length)
      })
    })
  })
)

export const RegistersHandlers = Layer.mergeAll(Questions, Searches)
