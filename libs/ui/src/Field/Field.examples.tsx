import { TextInput } from '../TextInput/TextInput.tsx'
import type { Examples } from '../testing/Examples.ts'
import { Field } from './Field.tsx'

export const examples: Examples = {
  必填与提示: () => (
    <Field label="新生儿姓名" required hint="姓名应使用规范汉字，签发后不得随意变更">
      <TextInput defaultValue="王北雪" />
    </Field>
  ),
  错误: () => (
    <Field label="公民身份号码" required error="身份证格式错误">
      <TextInput defaultValue="23019**********0021" />
    </Field>
  ),
  来源与说明: () => (
    <Field label="出生时间" required source="来自助产机构 11-18" help="以助产机构登记的时间为准，如有出入请联系接产医院。">
      <TextInput defaultValue="2026年11月18日 08:16" />
    </Field>
  ),
  左侧标签: () => (
    <Field layout="side" label="联系电话" required hint="用于接收办理进度短信">
      <TextInput inputMode="tel" />
    </Field>
  ),
  自有控件: () => (
    <Field label="出生日期" note="该日期为系统核验结果">
      {(ids) => <input id={ids.controlId} aria-describedby={ids.describedBy} type="date" style={{ minHeight: 48 }} />}
    </Field>
  )
}
