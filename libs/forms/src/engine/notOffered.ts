/** What a form asks for that its screen does not offer (没有这项查询). */
export const notOffered = (): Promise<never> => Promise.reject(new Error('这里不能查询'))
