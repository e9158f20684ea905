/** Element Plus (Vue) with its own inputs, selects and date pickers; in JavaScript, since its types do not hold to exact optional properties. */
import 'element-plus/dist/index.css'
import { ElDatePicker, ElForm, ElFormItem, ElInput, ElOption, ElSelect } from 'element-plus'
import { createApp, defineComponent, h, reactive, ref } from 'vue'
import { choices, linked, offer, problemOf, sectionsOf } from './contender.ts'

const model = reactive({})
const form = ref()

const Control = defineComponent({
  props: { field: { type: Object, required: true } },
  setup: ({ field: { id, kind } }) => {
    const update = (value) => void (model[id] = value === null ? '' : String(value))
    return () => {
      const bound = { id, modelValue: model[id], 'onUpdate:modelValue': update }
      if (kind === 'text') return h(ElInput, bound)
      if (kind === 'date') return h(ElDatePicker, { ...bound, valueFormat: 'YYYY-MM-DD' })
      return h(ElSelect, bound, { default: () => choices.map(({ value, label }) => h(ElOption, { key: value, value, label })) })
    }
  }
})

const ruleOf = (field) => ({
  trigger: ['blur', 'change'],
  validator: (_rule, value, done) => {
    const problem = problemOf(field, String(value ?? ''), field.id === linked.target && model[linked.choice] === linked.is)
    done(problem === '' ? undefined : new Error(problem))
  }
})

const rowOf = (field) =>
  h(
    ElFormItem,
    { key: field.id, prop: field.id, label: field.label, required: field.required, rules: ruleOf(field), for: field.id },
    { default: () => [h(Control, { field }), field.hint === '' ? null : h('small', field.hint)] }
  )

const sectionOf = ({ title, fields }) =>
  h('section', { key: title, style: 'content-visibility: auto; contain-intrinsic-size: auto 1800px' }, [
    h('h2', title),
    ...fields.map(rowOf)
  ])

offer({
  mount: (root, count) => {
    const sections = sectionsOf(count)
    for (const { id } of sections.flatMap(({ fields }) => fields)) model[id] = ''
    createApp({ render: () => h(ElForm, { ref: form, model, labelPosition: 'top' }, { default: () => sections.map(sectionOf) }) }).mount(
      root
    )
  },
  validate: () => form.value?.validate().catch(() => undefined),
  errors: '.el-form-item.is-error'
})
