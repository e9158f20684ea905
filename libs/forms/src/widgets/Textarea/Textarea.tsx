import { TextArea } from '@ljonething/ui/TextArea'
import { textWidth } from '@ljonething/validation/rules/textWidth'
import type { WidgetProps } from '../Widget.ts'

/** Many-line text (多行文本); the counter counts a Chinese character as 2, as the length rule does. */
export const Textarea = ({ field, value, onInput, onBlur }: WidgetProps) => (
  <TextArea
    value={value}
    placeholder={field.placeholder}
    limit={field.maxLength}
    measure={textWidth}
    onValueChange={onInput}
    onBlur={onBlur}
  />
)
