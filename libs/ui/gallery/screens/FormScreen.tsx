import { Plus } from 'lucide-react'
import { Breadcrumb } from '../../src/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../src/Button/Button.tsx'
import { ErrorSummary } from '../../src/ErrorSummary/ErrorSummary.tsx'
import { Field } from '../../src/Field/Field.tsx'
import { FileRow } from '../../src/FileRow/FileRow.tsx'
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx'
import { Panel } from '../../src/Panel/Panel.tsx'
import { RadioGroup } from '../../src/RadioGroup/RadioGroup.tsx'
import { SaveStatus } from '../../src/SaveStatus/SaveStatus.tsx'
import { Select } from '../../src/Select/Select.tsx'
import { Stepper } from '../../src/Stepper/Stepper.tsx'
import { TextArea } from '../../src/TextArea/TextArea.tsx'
import { TextInput } from '../../src/TextInput/TextInput.tsx'
import { UploadZone } from '../../src/UploadZone/UploadZone.tsx'
import { examples as table } from '../../src/Table/Table.examples.tsx'
import { bar, fields, full, stack } from '../gallery.css.ts'
import { steps } from './steps.ts'

const Children = table['有数据']

const saved = { now: () => ({ state: 'saved', at: '12:03' }) as const, subscribe: () => () => undefined }

/** A form page (填写表单) put together from the components. */
export const FormScreen = () => (
  <div>
    <Breadcrumb links={[<a href="#home">首页</a>]} current="新生儿出生一件事" />
    <div className={stack}>
      <PageHeader title="填写表单" description="新生儿出生一件事 · 带 * 的为必填项" actions={<SaveStatus {...saved} />} />
      <Stepper steps={steps} current="form" onSelect={() => undefined} />
      <ErrorSummary
        errors={[
          { fieldId: 'number', label: '母亲公民身份号码', message: '身份证格式错误' },
          { fieldId: 'child', label: '新生儿姓名', message: '新生儿姓氏与父亲或母亲姓氏不一致，请重新输入' }
        ]}
      />
      <Panel title="新生儿信息">
        <div className={fields}>
          <Field
            id="child"
            label="新生儿姓名"
            required
            hint="姓名应使用规范汉字，签发后不得随意变更"
            error="新生儿姓氏与父亲或母亲姓氏不一致，请重新输入"
          >
            <TextInput value="王北雪" />
          </Field>
          <Field group label="新生儿性别" required>
            <RadioGroup
              value="2"
              onValueChange={() => undefined}
              options={[
                { value: '1', label: '男' },
                { value: '2', label: '女' }
              ]}
            />
          </Field>
          <Field label="出生时间" required source="来自助产机构 11-18" help="以助产机构登记的时间为准。">
            <TextInput value="2026年11月18日 08:16" />
          </Field>
          <Field label="出生地" required>
            <Select value="1" options={[{ value: '1', label: '哈尔滨市 / 南岗区 / 荣市街道' }]} />
          </Field>
          <div className={full}>
            {Children ? <Children /> : null}
            <div className={bar}>
              <Button size="small" icon={<Plus aria-hidden="true" />}>
                新增
              </Button>
              最多 8 条
            </div>
          </div>
          <Field label="情况说明" className={full}>
            <TextArea limit={200} />
          </Field>
        </div>
      </Panel>
      <Panel title="母亲信息">
        <div className={fields}>
          <Field label="姓名" required source="来自实名认证">
            <TextInput readOnly value="周**" />
          </Field>
          <Field id="number" label="公民身份号码" required error="身份证格式错误">
            <TextInput value="23019**********0021" />
          </Field>
          <Field label="居民户口簿" required className={full}>
            <UploadZone onFiles={() => undefined} hint="支持 jpg、png、pdf，单个文件不超过 10 MB" actions={<Button>手机扫码上传</Button>} />
          </Field>
          <div className={full}>
            <FileRow
              name="户口簿首页.jpg"
              size={1258291}
              onPreview={() => undefined}
              onDownload={() => undefined}
              onRemove={() => undefined}
            />
          </div>
        </div>
      </Panel>
      <div className={bar}>
        <Button variant="primary">下一步：上传材料</Button>
        <Button>上一步</Button>
        <Button>暂存</Button>
        <SaveStatus {...saved} />
      </div>
    </div>
  </div>
)
