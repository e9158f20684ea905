/** DOM id of a question's group of choices, which the error summary focuses. */
export const questionId = (code: string): string => `question-${code}`
