import chromium from '@sparticuz/chromium';

// a program of its own, because it unpacks to what its environment calls the folder for temporary files
await chromium.executablePath();
