/** Answers that finish the newborn guide (示例作答): married, household with the mother. */
import type { Answers } from '@ljonething/domain/scene/Scene'
import { newbornScene } from './newbornScene.ts'

export const guideAnswers: Answers = newbornScene.sampleCase?.answers ?? {}
