/**
 * Text that can be kept anywhere (可存文本): well-formed Unicode without control characters, line breaks and tabs only where lines are meant.
 * A database takes no NUL, UTF-8 no half of a surrogate pair, a PDF neither; so nothing else comes in. Rare characters and emoji are text.
 * Example: `𠮷` is, `\ud842` alone is not.
 */
export const oneLinePattern = /^[\u0020-\u007e\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u
export const linesPattern = /^[\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u

export const isPlainText = (text: string): boolean => linesPattern.test(text)
