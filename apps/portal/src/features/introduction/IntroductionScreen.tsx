/** The introduction of a scene (主题介绍): what it bundles, what it saves, where to handle it, and the way in. */
import { useThisHandling } from '../../handling/HandlingContext.ts'
import { SceneIntroduction } from './SceneIntroduction.tsx'
import { ThirdPartyIntroduction } from './ThirdPartyIntroduction.tsx'

export const IntroductionScreen = () => {
  const { scene } = useThisHandling()
  return scene.thirdParty === undefined ? <SceneIntroduction /> : <ThirdPartyIntroduction info={scene.thirdParty.baseInfo} scene={scene} />
}
