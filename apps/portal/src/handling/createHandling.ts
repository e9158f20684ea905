/** One handling as its screens share it (一次办理): the store, the plan of its answers, and its one form. */
import { isOn } from '@ljonething/domain/codes/flag'
import type { FilingObstacle } from '@ljonething/domain/filing/filingObstacle'
import type { Plan } from '@ljonething/domain/plan/Plan'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { lazy } from 'react'
import { today } from '../browser/serverDate.ts'
import { fieldServices } from '../filling/fieldServices.ts'
import { fileServices } from '../filling/fileServices.ts'
import { readable } from '../filling/readable.ts'
import { lookup } from '../queries/forms.ts'
import type { SessionUser } from '../queries/session.ts'
import { offeredCertificate } from '../viewer/offeredCertificate.ts'
import { createHandlingForm } from './form/createHandlingForm.ts'
import type { HandlingFormStart } from './form/createHandlingForm.ts'
import { filledForm } from './form/filledForm.ts'
import type { Handling, HandlingNow } from './HandlingContext.ts'
import type { OpenDialog } from './HandlingDialogs.tsx'
import { isBegun } from './HandlingState.ts'
import type { HandlingSnapshot } from './HandlingStore.ts'
import { createHandlingStore } from './HandlingStore.ts'
import { forgetHandling, rememberHandling, rememberSoon } from './saving/rememberedHandling.ts'
import { saveHandling } from './saving/saveHandling.ts'
import type { RememberedHandling } from './saving/storedCopy.ts'

const Signatures = lazy(async () => ({ default: (await import('./signing/HandlingSignatures.tsx')).HandlingSignatures }))

/** User type of a visitor (spec §3.1). */
const visitorType = '2'

export interface HandlingStart {
  readonly scene: Scene
  readonly opened: RememberedHandling
  readonly user: SessionUser | undefined
  readonly obstacle: FilingObstacle | undefined
  readonly open: (dialog: OpenDialog) => void
  readonly onDownloadFailed: (message: string) => void
}

/** The plan of these answers; made once per answers and region. */
const planner = (scene: Scene, userType: string) => {
  let last: { readonly answers: unknown; readonly region: string; readonly plan: Plan } | undefined
  return ({ state: { answers, region } }: HandlingSnapshot): Plan => {
    if (last === undefined || last.answers !== answers || last.region !== region) {
      last = { answers, region, plan: planScene(scene, answers, { region, userType, today: today() }) }
    }
    return last.plan
  }
}

export const createHandling = ({ scene, opened, user, obstacle, open, onDownloadFailed }: HandlingStart): Handling => {
  const preview: Handling['preview'] = (shown) => open({ kind: 'preview', shown })
  const userId = user?.userId
  const save = saveHandling(scene.name)
  const isKept = userId !== undefined && !isOn(scene.flags.closeDraftBox)
  const store = createHandlingStore(opened, {
    save: (state, draft, signal) => (isKept && state.applyNo === undefined && isBegun(state) ? save(state, draft, signal) : undefined),
    remember: (copy, isNow) => {
      if (copy.state.applyNo !== undefined) return forgetHandling(scene.sceneCode)
      const remember = isNow ? rememberHandling : rememberSoon
      return remember({ ...copy, userId })
    }
  })
  const { appointment } = scene
  const planOf = planner(scene, user?.userType ?? visitorType)
  const services: HandlingFormStart['services'] = {
    ...fieldServices,
    lookup: (api, params) => readable(lookup(scene.sceneCode, api, params)),
    booking: appointment && (async () => (await import('../filling/bookingDoor.ts')).bookingDoor(scene.sceneCode, appointment)),
    files: {
      ...fileServices({
        sceneCode: scene.sceneCode,
        filled: () => filledForm(handling.now()),
        previewFile: (file) => preview({ kind: 'material', file }),
        previewApplicationForm: (material, file, replace) =>
          material.needSign ? open({ kind: 'sign', form: { material, file, replace } }) : preview({ kind: 'applicationForm', file }),
        previewSample: (file) => preview({ kind: 'sample', file }),
        previewCertificate: ({ id: materialId }, { id: reuseId, title }) =>
          preview(offeredCertificate(title, { sceneCode: scene.sceneCode, materialId, reuseId })),
        onDownloadFailed,
        reuse: () => ({ sceneCode: scene.sceneCode, materials: scene.materials, values: store.get().state.values }),
        scanUpload: (material, echo) =>
          new Promise((done) => {
            const { submitKey, files } = store.get().state
            const present = material.isApplicationForm ? 0 : (files[material.id]?.length ?? 0)
            const wanted = { sceneid: scene.sceneCode, formId: material.id, applicationKey: submitKey, present }
            open({ kind: 'scan', scanned: { label: material.label, wanted, echo, done } })
          })
      }),
      Signatures,
      fillBlank: async (material) => (await import('./form/fillBlank.ts')).fillBlank(handling, material)
    }
  }
  const form = createHandlingForm({ scene, store, services })
  let last: HandlingNow | undefined
  let seen: HandlingSnapshot | undefined
  const handling: Handling = {
    scene,
    store,
    user,
    obstacle,
    form,
    services,
    preview,
    now: () => {
      const snapshot = store.get()
      if (last === undefined || seen !== snapshot) {
        seen = snapshot
        last = { ...handling, ...snapshot, plan: planOf(snapshot) }
      }
      return last
    }
  }
  return handling
}
