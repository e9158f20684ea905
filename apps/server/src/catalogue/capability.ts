import { capability } from '../platform/Capability.ts'
import { Catalogue } from './Catalogue.ts'
import { catalogueFirstData } from './firstData.ts'
import { CatalogueHandlers } from './handlers.ts'
import { catalogueMigrations } from './migrations.ts'

/** 主题目录: scenes, dictionaries, regions. */
export const catalogue = capability({
  services: Catalogue.layer,
  handlers: CatalogueHandlers,
  migrations: catalogueMigrations,
  firstData: catalogueFirstData
})
