/** The newborn scene of the content folder (新生儿出生一件事), as the service hands it out, with its worked example beside it. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { parse } from 'yaml'

const files = import.meta.glob<string>('../../../../content/scenes/01-newborn.yaml', { query: '?raw', import: 'default', eager: true })

export const newbornScene: Scene = parse(Object.values(files)[0] ?? '')
