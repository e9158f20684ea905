import { QrCode } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { UploadZone } from './UploadZone.tsx'

export const examples: Examples = {
  上传: () => (
    <UploadZone
      label="母亲居民户口簿"
      onFiles={() => undefined}
      hint="支持 jpg、png、pdf，单个文件不超过 10 MB"
      actions={<Button icon={<QrCode aria-hidden="true" />}>手机扫码上传</Button>}
    />
  ),
  不可用: () => <UploadZone disabled onFiles={() => undefined} />
}
