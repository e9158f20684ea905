/** What a file really is (真实文件类型), by its bytes: loaded when a file is first looked at. */
export { detectFileType } from '@ljonething/validation/files/detectFileType'
