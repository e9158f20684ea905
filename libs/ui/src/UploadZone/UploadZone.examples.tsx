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
  在手机上: () => (
    <UploadZone camera buttonText="选择文件" label="结婚证" onFiles={() => undefined} hint="支持 jpg、png，单个不超过 5 MB" />
  ),
  不可用: () => <UploadZone disabled onFiles={() => undefined} />
}
