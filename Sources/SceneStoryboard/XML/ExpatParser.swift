#if canImport(CExpat)
    import CExpat

    /// Reads XML with libexpat. It is stopped at a document type declaration, before any entity is declared.
    enum ExpatParser {
        /// Returns the builder that has received all events of a document. `digests` says whether its tree has them.
        static func events(of source: [UInt8], digests: Bool = false) -> XMLTreeBuilder {
            var builder = XMLTreeBuilder(size: source.count, digests: digests)
            guard let parser = unsafe XML_ParserCreate(nil) else {
                builder.stop(.notWellFormed("out of memory"), at: 0)
                return builder
            }
            // The session has an address of its own, because expat's callbacks find it by that. They run only during
            // `XML_Parse`, so no other access to the session overlaps with theirs.
            let session = UnsafeMutablePointer<ExpatSession>.allocate(capacity: 1)
            unsafe session.initialize(to: ExpatSession(parser: parser, builder: builder))
            defer {
                unsafe XML_ParserFree(parser)
                unsafe session.deinitialize(count: 1)
                unsafe session.deallocate()
            }
            unsafe XML_SetUserData(parser, session)
            unsafe ExpatSession.setHandlers(of: parser)
            // The parser only reads the bytes, while the array lends them. The source is passed in one call, because
            // expat counts lines after each call.
            let status = unsafe source.withUnsafeBytes { memory in
                unsafe XML_Parse(
                    parser, memory.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: memory.count), 1)
            }
            if status != XML_STATUS_OK {
                let message = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
                unsafe session.pointee.stop(.notWellFormed(message ?? "not well-formed"))
            }
            return unsafe session.pointee.builder
        }
    }

    /// What expat's callbacks need of the document that is read.
    @safe
    private struct ExpatSession {
        private let parser: XML_Parser
        private(set) var builder: XMLTreeBuilder
        /// Whether expat reports text. It does so only where the builder keeps it.
        private var reportsText = false

        init(parser: XML_Parser, builder: XMLTreeBuilder) {
            unsafe self.parser = parser
            self.builder = builder
        }

        static func setHandlers(of parser: XML_Parser) {
            unsafe XML_SetElementHandler(
                parser,
                { data, name, attributes in
                    unsafe ExpatSession.at(data)?.pointee.start(name, attributes)
                },
                { data, _ in unsafe ExpatSession.at(data)?.pointee.end() })
            unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
                unsafe ExpatSession.at(data)?.pointee.stop(.documentType)
            }
        }

        private static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ExpatSession>? {
            // `events` has passed the address of a session that is initialized until the parser is freed.
            unsafe data?.assumingMemoryBound(to: ExpatSession.self)
        }

        /// Returns the offset of the event that is reported.
        private static func offset(_ parser: XML_Parser) -> Int { unsafe max(0, Int(XML_GetCurrentByteIndex(parser))) }

        private mutating func start(
            _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
        ) {
            guard let name = unsafe name, var next = unsafe attributes else { return }
            unsafe builder.startElement(ExpatSession.bytes(name).span, at: ExpatSession.offset(parser))
            if builder.ignoresAttributes {
                // The count is that of names and values.
                unsafe builder.skipAttributes(Int(XML_GetSpecifiedAttributeCount(parser)) / 2)
            } else {
                // The list has names and values in turn, and ends with a null pointer.
                while let name = unsafe next[0], let value = unsafe next[1] {
                    unsafe builder.attribute(ExpatSession.bytes(name).span, ExpatSession.bytes(value).span)
                    unsafe next += 2
                }
            }
            finishEvent()
        }

        private mutating func end() {
            builder.endElement()
            finishEvent()
        }

        /// Ends the document at the current event with a problem, unless it has one already.
        mutating func stop(_ kind: XMLProblem.Kind) {
            unsafe builder.stop(kind, at: ExpatSession.offset(parser))
            finishEvent()
        }

        private mutating func finishEvent() {
            if builder.keepsText != reportsText { updateTextHandler() }
            if builder.problem != nil { unsafe _ = XML_StopParser(parser, XML_Bool(XML_FALSE)) }
        }

        /// Sets or removes the handler of text, because expat is faster without one.
        private mutating func updateTextHandler() {
            reportsText = builder.keepsText
            guard reportsText else { return unsafe XML_SetCharacterDataHandler(parser, nil) }
            unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
                unsafe ExpatSession.at(data)?.pointee.text(text, Int(count))
            }
        }

        private mutating func text(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
            guard let text = unsafe text else { return }
            // Expat lends the text for the time of the call.
            unsafe text.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
                unsafe builder.text(UnsafeBufferPointer(start: bytes, count: count).span)
            }
        }

        /// Returns the bytes of a string that ends with a zero, which expat lends for the time of the call.
        private static func bytes(_ text: UnsafePointer<XML_Char>) -> UnsafeBufferPointer<UInt8> {
            var count = 0
            while unsafe text[count] != 0 { count += 1 }
            return unsafe UnsafeBufferPointer(
                start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
        }
    }
#endif
