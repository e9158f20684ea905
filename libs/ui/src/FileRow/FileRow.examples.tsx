import type { Examples } from '../testing/Examples.ts'
import { FileRow } from './FileRow.tsx'

export const examples: Examples = {
  可以更换: () => (
    <FileRow
      name="人像面.jpg"
      size={402_653}
      message="图片只有 16×16 像素，看不清内容，请更换"
      replace={{ accept: '.jpg', onPicked: () => undefined }}
      onRemove={() => undefined}
    />
  ),
  已上传: () => (
    <FileRow name="户口簿首页.jpg" size={1258291} onPreview={() => undefined} onDownload={() => undefined} onRemove={() => undefined} />
  ),
  复用: () => (
    <FileRow
      name="母亲居民身份证.pdf"
      size={98700}
      note="该材料为复用材料"
      onPreview={() => undefined}
      onDownload={() => undefined}
      onRemove={() => undefined}
    />
  ),
  '上传中，进度不明': () => <FileRow name="结婚证.jpg" size={524288} state="uploading" onRemove={() => undefined} />,
  上传中: () => <FileRow name="亲子鉴定意见.pdf" size={5242880} state="uploading" progress={42} onRemove={() => undefined} />,
  可以暂停: () => (
    <FileRow name="图纸.zip" size={524288000} state="uploading" progress={42} onPause={() => undefined} onRemove={() => undefined} />
  ),
  已暂停: () => (
    <FileRow name="图纸.zip" size={524288000} state="paused" progress={42} onResume={() => undefined} onRemove={() => undefined} />
  ),
  失败: () => (
    <FileRow
      name="声明.pdf"
      size={20971520}
      state="failed"
      message="网络中断，已保留进度，请重新上传。"
      onRetry={() => undefined}
      onRemove={() => undefined}
    />
  )
}
