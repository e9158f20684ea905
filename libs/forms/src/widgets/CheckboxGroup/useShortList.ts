import type { DictionaryOption } from '@ljonething/domain/form/FormDescription'
import { useState } from 'react'

const shownAtOnce = 100

/** Of many options those that fit what is looked for, and all that are chosen (选项过多时查找); so many as can be drawn while one types. */
export const useShortList = (options: readonly DictionaryOption[], chosen: ReadonlySet<string>) => {
  const [keyword, setKeyword] = useState('')
  if (options.length <= shownAtOnce) return { shown: options, search: undefined }
  const wanted = keyword.trim()
  const fitting = options.filter(({ name }) => name.includes(wanted))
  const first = new Set(fitting.slice(0, shownAtOnce))
  const left = fitting.length - first.size
  const state = fitting.length === 0 ? '没有找到，请换个关键字' : left > 0 ? `还有 ${left} 项没有列出，请输入关键字查找` : ''
  return { shown: options.filter((option) => first.has(option) || chosen.has(option.value)), search: { keyword, setKeyword, state } }
}
