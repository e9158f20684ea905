import { Rejected } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'

/** An export that holds nothing is none (spec §8). */
export const pictureOf = (png: Uint8Array): Effect.Effect<Uint8Array, Rejected> =>
  png.length === 0 ? Effect.fail(new Rejected({ msg: '导出结果为空' })) : Effect.succeed(png)
