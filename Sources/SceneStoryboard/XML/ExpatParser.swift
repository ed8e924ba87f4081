#if canImport(CExpat)
    import CExpat

    /// Reads XML with libexpat. It is stopped at a document type declaration, before any entity is declared.
    enum ExpatParser {
        /// Returns the builder that has received all events of a document. `digests` says whether its tree has them.
        static func events(of source: [UInt8], digests: Bool = false) -> XMLTreeBuilder {
            let session = ExpatSession(digests: digests)
            session.parse(source)
            return session.builder
        }
    }

    /// One document that is read. A class, because expat's callbacks find it by its address. Its pointer is used only
    /// in `parse` and in the callbacks, which run during `parse`.
    @safe
    private final class ExpatSession {
        var builder: XMLTreeBuilder
        private var parser: XML_Parser?

        init(digests: Bool) { builder = XMLTreeBuilder(digests: digests) }

        func parse(_ source: [UInt8]) {
            guard let parser = unsafe XML_ParserCreate(nil) else {
                return builder.stop(.notWellFormed("out of memory"), at: 0)
            }
            unsafe self.parser = parser
            defer {
                unsafe XML_ParserFree(parser)
                unsafe self.parser = nil
            }
            // The session outlives the parser, which is freed above.
            unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
            unsafe XML_SetElementHandler(
                parser,
                { data, name, attributes in
                    unsafe ExpatSession.of(data)?.start(name, attributes)
                },
                { data, _ in unsafe ExpatSession.of(data)?.end() })
            unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
                unsafe ExpatSession.of(data)?.text(text, Int(count))
            }
            unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
                unsafe ExpatSession.of(data)?.stopAtDocumentType()
            }
            // The parser only reads the bytes, while the array lends them.
            let status = unsafe source.withUnsafeBytes { memory in
                unsafe XML_Parse(
                    parser, memory.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: memory.count), 1)
            }
            guard status != XML_STATUS_OK, builder.problem == nil else { return }
            let message = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
            builder.stop(.notWellFormed(message ?? "not well-formed"), at: offset)
        }

        private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatSession? {
            // `parse` has passed the address of a session that lives until the parser is freed.
            unsafe data.map { unsafe Unmanaged<ExpatSession>.fromOpaque($0).takeUnretainedValue() }
        }

        private var offset: Int { unsafe max(0, Int(XML_GetCurrentByteIndex(parser))) }

        private func start(
            _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
        ) {
            guard let name = unsafe name, var next = unsafe attributes else { return }
            unsafe builder.startElement(ExpatSession.bytes(name).span, at: offset)
            // The list has names and values in turn, and ends with a null pointer.
            while let name = unsafe next[0], let value = unsafe next[1] {
                unsafe builder.attribute(ExpatSession.bytes(name).span, ExpatSession.bytes(value).span)
                unsafe next += 2
            }
            stopIfWrong()
        }

        private func end() {
            builder.endElement()
            stopIfWrong()
        }

        private func text(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
            guard let text = unsafe text else { return }
            // Expat lends the text for the time of the call.
            unsafe text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
                unsafe builder.text(UnsafeBufferPointer(start: bytes, count: count).span)
            }
        }

        private func stopAtDocumentType() {
            builder.stop(.documentType, at: offset)
            stopIfWrong()
        }

        private func stopIfWrong() {
            if builder.problem != nil { unsafe _ = XML_StopParser(parser, XML_Bool(XML_FALSE)) }
        }

        /// Returns the bytes of a text that ends with a zero, which expat lends for the time of the call.
        private static func bytes(_ text: UnsafePointer<XML_Char>) -> UnsafeBufferPointer<UInt8> {
            var count = 0
            while unsafe text[count] != 0 { count += 1 }
            return unsafe UnsafeBufferPointer(
                start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
        }
    }
#endif
