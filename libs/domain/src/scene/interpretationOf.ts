/**
 * The interpretation of a scene (政策解读, spec §2.4, §3.2) with the screen of its template. A scene without one, or with a template that no screen
 * has, fails with ExplainUndefined, which carries the text a person reads. Source: spec §5, §8.
 * Example: template birthUnscramble → /unscramble/birth; none → explain is undefined, 未配置解读模板.
 */
import { interpretationPaths, isInterpretationTemplate } from '../navigation/sceneEntries.ts'
import type { InterpretationTemplate } from '../navigation/sceneEntries.ts'
import type { Scene } from './Scene.ts'
import type { Interpretation } from './ScenePublication.ts'

export interface ExplainUndefined {
  readonly _tag: 'ExplainUndefined'
  readonly message: 'explain is undefined'
  /** What the person reads. */
  readonly msg: '未配置解读模板'
}

export type FoundInterpretation =
  | { readonly ok: true; readonly interpretation: Interpretation; readonly path: (typeof interpretationPaths)[InterpretationTemplate] }
  | { readonly ok: false; readonly error: ExplainUndefined }

const error: ExplainUndefined = { _tag: 'ExplainUndefined', message: 'explain is undefined', msg: '未配置解读模板' }

export function interpretationOf({ interpretation }: Pick<Scene, 'interpretation'>): FoundInterpretation {
  if (interpretation === undefined || !isInterpretationTemplate(interpretation.template)) return { ok: false, error }
  return { ok: true, interpretation, path: interpretationPaths[interpretation.template] }
}
