import { Button } from '../Button/Button.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Notice } from './Notice.tsx'

export const examples: Examples = {
  信息: () => <Notice>本事项支持全程网办。</Notice>,
  成功: () => (
    <Notice tone="success" title="提交成功">
      申请编号 230000-20261120-8F3K2M
    </Notice>
  ),
  警告: () => (
    <Notice
      tone="warning"
      title="有 1 项需要您补正"
      actions={
        <Button size="small" variant="primary">
          去补正
        </Button>
      }
    >
      公安厅要求重新上传“母亲居民户口簿”（首页不清晰）。补正期间计时暂停。
    </Notice>
  ),
  错误: () => (
    <Notice tone="danger" onClose={() => undefined}>
      暂存失败，请稍后再试
    </Notice>
  ),
  中性: () => <Notice tone="neutral">系统将于 23:00 维护。</Notice>
}
