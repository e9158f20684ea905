/** Upload by phone (手机扫码上传) by the name of the space service, spec §7.5. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { bases } from '../envelope/bases.ts'
import { byCode } from '../envelope/byCode.ts'
import { NotFound } from '../errors/errors.ts'
import { PhoneFiles } from '../oneThing/CapabilityApi.ts'
import { Key } from '../schema/texts.ts'
import { LoginRequired } from '../session/Session.ts'

export class SpaceCapabilityApi extends HttpApiGroup.make('spaceCapability')
  .add(
    /** As `capability/getFiles`; the path is ours, none is shown. */
    HttpApiEndpoint.get('getFiles', '/capability/getFiles', { query: { uploadId: Key }, success: byCode(PhoneFiles), error: [NotFound] })
  )
  .prefix(bases.space)
  .middleware(LoginRequired)
  .annotateMerge(OpenApi.annotations({ title: '手机扫码上传（空间服务）' })) {}
