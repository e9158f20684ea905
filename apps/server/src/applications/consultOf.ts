import type { Scene } from '@ljonething/domain/scene/Scene'

/** The government hotline (政务服务便民热线). */
export const hotline = '12345'

/** Whom to call about a scene (咨询电话): what its service guide says, else the hotline. */
export const consultOf = (scene: Pick<Scene, 'serviceGuide'> | undefined): string => scene?.serviceGuide?.consult ?? hotline
