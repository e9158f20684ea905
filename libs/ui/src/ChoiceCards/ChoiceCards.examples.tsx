import { useState } from 'react'
import type { Examples } from '../testing/Examples.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

const One = () => {
  const [value, setValue] = useState('a')
  return (
    <ChoiceCards
      label="新生儿是否在黑龙江省内的助产机构出生？"
      value={value}
      onValueChange={setValue}
      choices={[
        { value: 'a', label: '符合', cue: '含在转诊途中由省内助产机构接产的情形' },
        { value: 'b', label: '不符合' }
      ]}
    />
  )
}

const WithFollowUp = () => {
  const [value, setValue] = useState('single')
  const [father, setFather] = useState<string>()
  return (
    <ChoiceCards
      label="新生儿父母的婚姻登记情况？"
      value={value}
      onValueChange={setValue}
      choices={[
        { value: 'married', label: '已办理结婚登记' },
        {
          value: 'single',
          label: '未办理结婚登记或无法核验',
          followUp: (
            <ChoiceCards
              label="是否在出生医学证明上登记父亲信息？"
              value={father}
              onValueChange={setFather}
              choices={[
                { value: 'y', label: '是', cue: '需提供亲子鉴定意见' },
                { value: 'n', label: '否' }
              ]}
            />
          )
        },
        { value: 'divorced', label: '离婚或丧偶' }
      ]}
    />
  )
}

const Several = () => {
  const [value, setValue] = useState<readonly string[]>(['social'])
  return (
    <ChoiceCards
      multiple
      columns={2}
      label="需要同时办理"
      value={value}
      onValueChange={setValue}
      choices={[
        { value: 'social', label: '社会保障卡申领' },
        { value: 'medical', label: '城乡居民医保参保' },
        { value: 'off', label: '生育保险待遇', disabled: true, cue: '单位已代为申领' }
      ]}
    />
  )
}

export const examples: Examples = {
  单选: One,
  追问: WithFollowUp,
  多选: Several
}
