import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Dialog } from './Dialog.tsx'

const Opening = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="新增"
        description="最多 8 条"
        footer={
          <>
            <Button>取消</Button>
            <Button variant="primary">保存</Button>
          </>
        }
      >
        <Field label="姓名" required>
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

export const examples: Examples = {
  打开: () => <Opening />,
  打开着: () => (
    <Dialog open title="材料预览" size="half">
      <p>户口簿首页</p>
    </Dialog>
  )
}
