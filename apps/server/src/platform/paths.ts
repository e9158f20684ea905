/** Folders of the project: its root, the default data folder, the content and the built portal. */
import { join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../../../..')
export const defaultDataDir = join(projectRoot, '.data')
export const defaultContentDir = join(projectRoot, 'content')
export const defaultPortalDist = join(projectRoot, 'apps/portal/dist')
