export const steps = [
  { id: 'guide', label: '答题引导' },
  { id: 'notice', label: '办理须知' },
  { id: 'check', label: '条件预检' },
  { id: 'form', label: '填写表单' },
  { id: 'upload', label: '上传材料' },
  { id: 'done', label: '提交完成' },
  { id: 'rate', label: '评价' }
]
