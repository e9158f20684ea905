/** 隐藏办理按钮: whether a theme shows no 立即办理; the flag is on with "1" and off with anything else. Source: spec §9, §3.2 as ruled. */
import type { SceneFlags } from '../scene/Scene.ts'

export const hideButtonFlag = '1'

export const hidesHandleButton = ({ hideThemeHandleButton }: Pick<SceneFlags, 'hideThemeHandleButton'>): boolean =>
  hideThemeHandleButton === hideButtonFlag
