/** The combined form of the newborn scene (新生儿表单) for some answers, described as the service does, without its dictionaries. */
import { describeForm } from '@ljonething/domain/form/describeForm'
import { dictionariesOf } from '@ljonething/domain/form/dictionaries'
import type { FormDescription } from '@ljonething/domain/form/FormDescription'
import { planScene } from '@ljonething/domain/plan/planScene'
import type { Answers, Scene } from '@ljonething/domain/scene/Scene'

export const describedForm = (scene: Scene, answers: Answers): FormDescription =>
  describeForm(planScene(scene, answers, { region: '230100000000', userType: '0', today: '2026-11-20' }), dictionariesOf([]))
