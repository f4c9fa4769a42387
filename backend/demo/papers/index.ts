export { demoAadhaar, demoLicense } from './identity.js';
export { demoScreenshot, type DemoReceipt } from './screenshot.js';
