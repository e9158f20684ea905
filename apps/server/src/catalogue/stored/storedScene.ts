/** A version of a scene (主题版本), as kept in `scene_version`. */
import { SceneSchema } from '@ljonething/api/scene/SceneSchema'
import { storedAs } from '../../platform/stored.ts'

export const storedScene = storedAs('scene', 0, SceneSchema)
