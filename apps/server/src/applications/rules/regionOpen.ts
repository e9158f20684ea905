/** A region in which the scene is open (§3.2). */
import { Rejected } from '@ljonething/api/errors/errors'
import { findRegion } from '@ljonething/domain/region/RegionTree'
import { isOpenIn, openRegions } from '@ljonething/domain/scene/isOpenIn'
import { Effect } from 'effect'
import type { Rule } from './Sent.ts'

export const regionOpen: Rule = ({ anew }, { catalogue }) =>
  Effect.gen(function* () {
    if (anew === undefined) return
    const { region } = anew.request
    const opened = openRegions((yield* anew.entry).scene).map((status) => status.region)
    if (findRegion(catalogue.regions, region) === undefined || !isOpenIn(opened, region))
      return yield* new Rejected({ msg: '该地区暂未开通此主题，请选择其他地区' })
  })
