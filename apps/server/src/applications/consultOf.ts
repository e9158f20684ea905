import { hotline } from '@ljonething/domain/cases/nextSteps'
import type { Scene } from '@ljonething/domain/scene/Scene'

/** Whom to call about a scene (咨询电话): what its service guide says, else the hotline. */
export const consultOf = (scene: Pick<Scene, 'serviceGuide'> | undefined): string => scene?.serviceGuide?.consult ?? hotline
