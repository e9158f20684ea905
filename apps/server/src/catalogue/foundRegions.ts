/** Regions by a part of their name (行政区划查找): the first 50 below a parent, higher levels first, each with what leads from there to it. */
import type { DictionaryRow } from '@ljonething/api/shapes/DictionaryRow'
import { regionRoot } from '@ljonething/domain/form/dictionaries'
import { regionLevels } from '@ljonething/domain/region/regionCode'
import { pathOf } from '@ljonething/domain/region/RegionTree'
import type { RegionTree } from '@ljonething/domain/region/RegionTree'
import { searchRegions } from '@ljonething/domain/region/searchRegions'

const mostSorted = 2_000
const mostListed = 50

export const foundRegions = (regions: RegionTree, name: string, parent = ''): readonly DictionaryRow[] =>
  searchRegions(regions, name, { limit: mostSorted, ...(parent === '' ? {} : { within: parent }) })
    .filter(({ code }) => code !== parent)
    .toSorted((a, b) => regionLevels.indexOf(a.level) - regionLevels.indexOf(b.level))
    .slice(0, mostListed)
    .map((region) => {
      const path = pathOf(regions, region.code)
      const above = path.slice(path.findIndex(({ code }) => code === parent) + 1, -1)
      return {
        rootCode: regionRoot,
        parentCode: region.parentCode ?? '',
        code: region.code,
        name: region.name,
        hasChildren: region.hasChildren,
        above: above.map(({ code, name: called }) => ({ code, name: called }))
      }
    })
