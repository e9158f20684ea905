/** The wedding scene of the content folder (公民婚育一件事), which books a place at a registration office. */
import type { Scene } from '@ljonething/domain/scene/Scene'
import { parse } from 'yaml'

const files = import.meta.glob<string>('../../../../content/scenes/05-marriage.yaml', { query: '?raw', import: 'default', eager: true })

export const weddingScene: Scene = parse(Object.values(files)[0] ?? '')
