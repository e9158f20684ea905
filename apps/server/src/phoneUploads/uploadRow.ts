/** An upload by phone (手机上传) as it is kept, and what the desk and the phone hear where there is none. */
import { NotFound } from '@ljonething/api/errors/errors'
import { Effect } from 'effect'
import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/Catalogue.ts'
import type { MaterialPlace } from '../materials/fileRow.ts'

export interface UploadRow {
  readonly uploadId: string
  readonly isOpen: boolean
  readonly owner: string
  readonly sceneCode: string
  readonly materialId: string
  readonly applicationKey: string
  readonly mostBytes: string | number | bigint
  readonly mostFiles: number
  readonly expiresAt: Date
}

export const uploadColumns = 'upload_id, is_open, owner, scene_code, material_id, application_key, most_bytes, most_files, expires_at'

/** Of a token or key, which are not kept. */
export const hash = (secret: string) => createHash('sha256').update(secret).digest()

export const missing = new NotFound({ msg: '未查询到相关记录' })
export const ended = new NotFound({ msg: '本次手机上传已结束，请在电脑上重新生成二维码' })

export const materialOf = ({ sceneOf }: Pick<Catalogue['Service'], 'sceneOf'>, { sceneCode, materialId }: MaterialPlace) => {
  const scene = sceneOf(sceneCode)?.scene
  const material = scene?.materials.find(({ code }) => code === materialId)
  return scene === undefined || material === undefined ? Effect.fail(missing) : Effect.succeed({ scene, material })
}
