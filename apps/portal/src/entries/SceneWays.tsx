/**
 * The ways from what is told of a scene into it (主题入口): handling it, its interpretation, its guide and its zone, each only where the scene has it and
 * its flags show it (spec §3.2 as ruled). The screen one is on leaves its own way out.
 */
import { isOn } from '@ljonething/domain/codes/flag'
import { zonePath } from '@ljonething/domain/navigation/sceneEntries'
import { interpretationOf } from '@ljonething/domain/scene/interpretationOf'
import type { Scene } from '@ljonething/domain/scene/Scene'
import { buttonClass } from '@ljonething/ui/Button'
import { Link } from '@tanstack/react-router'
import * as styles from './Entry.css.ts'

type Way = 'handle' | 'interpretation' | 'guide' | 'zone'

interface SceneWaysProps {
  readonly scene: Scene
  readonly without: Way
}

const secondary = buttonClass()

export const SceneWays = ({ scene, without }: SceneWaysProps) => {
  const search = { code: scene.sceneCode }
  const found = interpretationOf(scene)
  const zone = isOn(scene.flags.showThemeZone) ? zonePath(scene.columnRoute) : undefined
  return (
    <div className={styles.ways}>
      {without === 'handle' || isOn(scene.flags.hideThemeHandleButton) ? null : (
        <Link to="/themeWrapper/themeMiddle" search={search} className={buttonClass({ variant: 'primary' })}>
          立即办理
        </Link>
      )}
      {without === 'interpretation' || !found.ok ? null : (
        <Link to={found.path} search={search} className={secondary}>
          政策解读
        </Link>
      )}
      {without === 'guide' || scene.serviceGuide === undefined ? null : (
        <Link to="/service/guide" search={search} className={secondary}>
          办事指南
        </Link>
      )}
      {without === 'zone' || zone === undefined ? null : (
        <Link to={zone} className={secondary}>
          进入专区
        </Link>
      )}
    </div>
  )
}
