/** What a person reads when no register can tell whether a condition holds (暂时无法核验，如实声明). */
export const cannotVerify = '暂时无法核验，请如实声明，提交后由工作人员人工审核'
