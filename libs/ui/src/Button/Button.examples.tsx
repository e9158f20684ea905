import { Plus, Save } from 'lucide-react'
import { Button, buttonClass } from './Button.tsx'
import type { Examples } from '../testing/Examples.ts'

export const examples: Examples = {
  四种: () => (
    <>
      <Button variant="primary">下一步：上传材料</Button> <Button>上一步</Button> <Button variant="quiet">取消</Button>{' '}
      <Button variant="danger">撤回申请</Button>
    </>
  ),
  三种大小: () => (
    <>
      <Button size="small" icon={<Plus aria-hidden="true" />}>
        新增
      </Button>{' '}
      <Button icon={<Save aria-hidden="true" />}>暂存</Button>{' '}
      <Button size="large" variant="primary">
        立即办理
      </Button>
    </>
  ),
  忙: () => (
    <>
      <Button variant="primary" busy busyText="正在提交…">
        提交
      </Button>{' '}
      <Button busy>暂存</Button>
    </>
  ),
  不可用: () => (
    <>
      <Button variant="primary" disabled>
        提交
      </Button>{' '}
      <Button disabled>生成申请表并预览</Button>
    </>
  ),
  链接: () => (
    <a className={buttonClass({ variant: 'primary' })} href="#apply">
      在线办理
    </a>
  ),
  整行: () => (
    <Button block variant="primary">
      登录
    </Button>
  )
}
