/** Whom to call about a scene (咨询电话): what its service guide says, else the government hotline (政务服务便民热线). */
import type { Scene } from '@ljonething/domain/scene/Scene'

export const consultOf = (scene: Pick<Scene, 'serviceGuide'> | undefined): string => scene?.serviceGuide?.consult ?? '12345'
